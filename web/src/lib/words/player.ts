/** The message that names whoever sits at place `n`, counted from one: whoever shows it knows the name. */
export const PLAYER = 'seat-player';
