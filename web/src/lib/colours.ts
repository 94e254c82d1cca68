// Seats: a colour that colour-blind people can tell apart, doubled by a shape; of their lines, by a pattern of dashes.

export const SEATS = [
  { colour: '#d55e00', shape: 'M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18z', dash: 'none' },
  { colour: '#0072b2', shape: 'M12 3l10 18H2z', dash: '9 3' },
  { colour: '#009e73', shape: 'M4 4h16v16H4z', dash: '2 3' },
  { colour: '#cc79a7', shape: 'M12 2l10 10l-10 10L2 12z', dash: '10 3 2 3' },
  { colour: '#e6c229', shape: 'M12 2l3 7h7l-6 5l2 8l-6-5l-6 5l2-8l-6-5h7z', dash: '5 4' },
  { colour: '#56b4e9', shape: 'M9 3h6v6h6v6h-6v6H9v-6H3V9h6z', dash: '12 3 2 3 2 3' },
] as const;

export const seatColour = (seat: number) => SEATS[seat % SEATS.length]!;
