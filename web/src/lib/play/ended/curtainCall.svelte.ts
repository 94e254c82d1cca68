// Whether the end of the game is being looked at: it lies over the board, and opens and closes from several places.

class CurtainCall {
  open = $state(false);
}
export const curtainCall = new CurtainCall();
