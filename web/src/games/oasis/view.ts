// What the view of Oasis holds, as `OasisRules.view` makes it.

export interface View {
  wells: [reached: number, of: number];
  well: number; // the water in the present one
  deck: number;
  discard: number[];
  travellers: {
    traveller: string; // the party's id
    water: number;
    hand: number[]; // -1: a card that this seat does not know
    played: number | null;
  }[];
}
