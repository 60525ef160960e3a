// A slow second telling of the landmark editions, card by card and coin by coin, to compare the rules with. It shares no code with
// them: its own card list, its own settings, its own order of events.
import type { CityG, EditionId } from '../../src/game/city/types';
import type { Move } from '../../src/game/rules';

type Card = [name: string, color: string, icon: string, cost: number, numbers: number[]];

const CARDS: Card[] = [
  ['wheatField', 'blue', 'wheat', 1, [1]],
  ['ranch', 'blue', 'cow', 1, [2]],
  ['bakery', 'green', 'bread', 1, [2, 3]],
  ['cafe', 'red', 'cup', 2, [3]],
  ['convenienceStore', 'green', 'bread', 2, [4]],
  ['forest', 'blue', 'gear', 3, [5]],
  ['stadium', 'purple', 'major', 6, [6]],
  ['tvStation', 'purple', 'major', 7, [6]],
  ['businessCenter', 'purple', 'major', 8, [6]],
  ['cheeseFactory', 'green', 'factory', 5, [7]],
  ['furnitureFactory', 'green', 'factory', 3, [8]],
  ['mine', 'blue', 'gear', 6, [9]],
  ['familyRestaurant', 'red', 'cup', 3, [9, 10]],
  ['appleOrchard', 'blue', 'wheat', 3, [10]],
  ['fruitAndVegetableMarket', 'green', 'fruit', 2, [11, 12]],
];
const PLAIN: Record<string, number> = {
  wheatField: 1,
  ranch: 1,
  bakery: 1,
  cafe: 1,
  convenienceStore: 3,
  forest: 1,
  mine: 5,
  familyRestaurant: 2,
  appleOrchard: 3,
};
const LANDMARK_COSTS: Record<string, number> = { trainStation: 4, shoppingMall: 10, amusementPark: 16, radioTower: 22 };

const isClassic = (edition: EditionId) => edition === 'classic';

interface Person {
  coins: number;
  /** One entry per physical card. */
  cards: Card[];
  landmarks: Record<string, string>;
}

export class Oracle {
  private readonly people: Person[];
  private readonly market: Record<string, number>;
  private readonly pile: string[];
  private readonly turn: CityG['turn'];

  constructor(private readonly G: CityG) {
    this.people = G.players.map((player) => ({
      coins: player.coins,
      cards: CARDS.flatMap((card) => Array<Card>((player.establishments as Record<string, number>)[card[0]] ?? 0).fill(card)),
      landmarks: { ...player.landmarks },
    }));
    this.market = { ...G.market };
    this.pile = [...(G.secret?.deck ?? [])];
    this.turn = structuredClone(G.turn);
  }

  private person(seat: number): Person {
    return this.people[seat] as Person;
  }

  private get roller(): Person {
    return this.person(this.turn.seat);
  }

  private has(person: Person, name: string): number {
    return person.cards.filter((card) => card[0] === name).length;
  }

  private works(person: Person, landmark: string): boolean {
    return person.landmarks[landmark] === 'working';
  }

  won(): boolean {
    return Object.values(this.roller.landmarks).every((state) => state !== 'unbuilt');
  }

  /** Tries every move one could name. */
  legalMoves(): Move[] {
    if (this.won()) return [];
    const names = [...CARDS.map((card) => card[0]), ...Object.keys(LANDMARK_COSTS)];
    const seats = [0, 1, 2, 3, 4];
    const all: Move[] = [
      ...[0, 1, 2, 3].map((dice) => ({ move: 'rollDice', args: [dice] })),
      ...['reroll', 'keepRoll', 'skipTrade', 'pass'].map((move) => ({ move, args: [] })),
      ...seats.map((seat) => ({ move: 'takeCoins', args: [seat] })),
      ...names.map((name) => ({ move: 'build', args: [name] })),
      ...names.flatMap((give) => seats.flatMap((seat) => names.map((take) => ({ move: 'trade', args: [give, seat, take] })))),
    ];
    return all.filter((move) => this.allowed(move));
  }

  private allowed({ move, args }: Move): boolean {
    const step = this.turn.step;
    const [a, b, c] = args as [string, number, string];
    if (move === 'rollDice')
      return step === 'roll' && (args[0] === 1 || (args[0] === 2 && this.works(this.roller, 'trainStation')));
    if (move === 'reroll' || move === 'keepRoll') return step === 'reroll';
    if (move === 'takeCoins') return step === 'takeCoins' && this.richOthers().includes(args[0] as number);
    if (move === 'skipTrade') return step === 'trade';
    if (move === 'trade') return step === 'trade' && this.maySwap(a, b, c);
    if (move === 'pass') return step === 'build';
    return step === 'build' && this.mayBuild(a);
  }

  private richOthers(): number[] {
    return this.people.flatMap((person, seat) => (seat !== this.turn.seat && person.coins > 0 ? [seat] : []));
  }

  private maySwap(give: string, seat: number, take: string): boolean {
    const other = this.people[seat];
    if (!other || seat === this.turn.seat) return false;
    const mine = this.roller.cards.find((card) => card[0] === give);
    const theirs = other.cards.find((card) => card[0] === take);
    if (!mine || !theirs || mine[1] === 'purple' || theirs[1] === 'purple') return false;
    if (this.G.options.maxCopies === null) return true;
    const mineAfter = this.has(this.roller, take) + 1 - (give === take ? 1 : 0);
    const theirsAfter = this.has(other, give) + 1 - (give === take ? 1 : 0);
    return mineAfter <= this.G.options.maxCopies && theirsAfter <= this.G.options.maxCopies;
  }

  private mayBuild(name: string): boolean {
    const landmarkCost = LANDMARK_COSTS[name];
    if (landmarkCost !== undefined) return this.roller.landmarks[name] === 'unbuilt' && this.roller.coins >= landmarkCost;
    const card = CARDS.find((one) => one[0] === name) as Card;
    const owned = this.has(this.roller, name);
    if (card[1] === 'purple' && owned > 0) return false;
    if (this.G.options.maxCopies !== null && owned >= this.G.options.maxCopies) return false;
    return (this.market[name] ?? 0) > 0 && this.roller.coins >= card[3];
  }

  /** The whole state after a legal move with these dice. */
  after({ move, args }: Move, dice: () => number): CityG {
    const [a, b, c] = args as [string, number, string];
    if (move === 'rollDice') this.roll(args[0] as number, dice);
    if (move === 'reroll') {
      this.turn.rerolled = true;
      this.roll(this.turn.dice.length, dice);
    }
    if (move === 'keepRoll') this.diceAreFinal();
    if (move === 'takeCoins') {
      this.hand(args[0] as number, this.turn.seat, 5);
      this.businessCenter();
    }
    if (move === 'trade') this.swap(a, b, c);
    if (move === 'trade' || move === 'skipTrade') this.beginBuilding();
    if (move === 'build') this.build(a);
    if ((move === 'build' || move === 'pass') && !this.won()) this.nextTurn();
    return this.state();
  }

  private roll(count: number, dice: () => number): void {
    this.turn.dice = count === 2 ? [dice(), dice()] : [dice()];
    if (this.works(this.roller, 'radioTower') && !this.turn.rerolled) this.turn.step = 'reroll';
    else this.diceAreFinal();
  }

  private diceAreFinal(): void {
    const { dice, extra, seat } = this.turn;
    const sum = dice.length === 2 ? (dice[0] as number) + (dice[1] as number) : (dice[0] as number);
    const doubles = dice.length === 2 && dice[0] === dice[1];
    this.turn.again = doubles && this.works(this.roller, 'amusementPark') && (isClassic(this.G.edition) || !extra);
    for (let back = 1; back < this.people.length; back++) this.red((seat + this.people.length - back) % this.people.length, sum);
    // What the bank pays depends on no order, since nobody's cards change.
    for (const [owner, person] of this.people.entries()) {
      for (const card of person.cards) if (card[4].includes(sum)) person.coins += this.bankPays(person, card, owner === seat);
    }
    if (sum === 6) this.purple();
    else this.beginBuilding();
  }

  private red(owner: number, sum: number): void {
    const person = this.person(owner);
    for (const card of person.cards) {
      if (card[1] !== 'red' || !card[4].includes(sum)) continue;
      this.hand(this.turn.seat, owner, (PLAIN[card[0]] ?? 0) + (this.works(person, 'shoppingMall') ? 1 : 0));
    }
  }

  private bankPays(person: Person, card: Card, ownRoll: boolean): number {
    const [name, color, icon] = card;
    if (color !== 'blue' && !(color === 'green' && ownRoll)) return 0;
    const count = (counted: string) => person.cards.filter((one) => one[2] === counted).length;
    if (name === 'cheeseFactory') return 3 * count('cow');
    if (name === 'furnitureFactory') return 3 * count('gear');
    if (name === 'fruitAndVegetableMarket') return 2 * count('wheat');
    return (PLAIN[name] ?? 0) + (icon === 'bread' && this.works(person, 'shoppingMall') ? 1 : 0);
  }

  /** Hands over coin by coin until the sum is paid or the purse is empty. */
  private hand(from: number, to: number, owed: number): void {
    for (let coin = 0; coin < owed && this.person(from).coins > 0; coin++) {
      this.person(from).coins--;
      this.person(to).coins++;
    }
  }

  private purple(): void {
    const { seat } = this.turn;
    if (this.has(this.roller, 'stadium')) for (const other of this.people.keys()) if (other !== seat) this.hand(other, seat, 2);
    const rich = this.richOthers();
    if (this.has(this.roller, 'tvStation') && rich.length > 1) {
      this.turn.step = 'takeCoins';
      this.turn.queue = (['tvStation', 'businessCenter'] as const)
        .filter((card) => this.has(this.roller, card))
        .map((card) => ({ seat, card }));
      return;
    }
    if (this.has(this.roller, 'tvStation') && rich.length === 1) this.hand(rich[0] as number, seat, 5);
    this.businessCenter();
  }

  private businessCenter(): void {
    const names = CARDS.map((card) => card[0]);
    const some = names.some((give) => this.people.some((_, seat) => names.some((take) => this.maySwap(give, seat, take))));
    if (this.has(this.roller, 'businessCenter') && some) {
      this.turn.step = 'trade';
      this.turn.queue = [{ seat: this.turn.seat, card: 'businessCenter' }];
    } else this.beginBuilding();
  }

  private swap(give: string, seat: number, take: string): void {
    const move = (from: Person, to: Person, name: string) => {
      const [card] = from.cards.splice(
        from.cards.findIndex((one) => one[0] === name),
        1,
      );
      to.cards.push(card as Card);
    };
    move(this.roller, this.person(seat), give);
    move(this.person(seat), this.roller, take);
  }

  private beginBuilding(): void {
    this.turn.queue = [];
    this.turn.step = 'build';
    if (this.roller.coins === 0 && !isClassic(this.G.edition)) this.roller.coins = 1;
  }

  private build(name: string): void {
    const landmarkCost = LANDMARK_COSTS[name];
    if (landmarkCost !== undefined) {
      this.roller.coins -= landmarkCost;
      this.roller.landmarks[name] = isClassic(this.G.edition) ? 'working' : 'new';
      return;
    }
    const card = CARDS.find((one) => one[0] === name) as Card;
    this.roller.coins -= card[3];
    this.roller.cards.push(card);
    this.market[name] = (this.market[name] ?? 0) - 1;
    while (this.pile.length > 0 && CARDS.filter((one) => (this.market[one[0]] ?? 0) > 0).length < 10) {
      const turnedUp = this.pile.pop() as string;
      this.market[turnedUp] = (this.market[turnedUp] ?? 0) + 1;
    }
  }

  private nextTurn(): void {
    const extra = this.turn.again;
    const seat = extra ? this.turn.seat : this.turn.seat + 1 === this.people.length ? 0 : this.turn.seat + 1;
    const person = this.person(seat);
    for (const name of Object.keys(person.landmarks)) if (person.landmarks[name] === 'new') person.landmarks[name] = 'working';
    Object.assign(this.turn, { seat, extra, step: 'roll', dice: [], rerolled: false, again: false, queue: [] });
  }

  private state(): CityG {
    return {
      edition: this.G.edition,
      options: this.G.options,
      players: this.people.map((person) => ({
        coins: person.coins,
        establishments: Object.fromEntries(CARDS.map((card) => [card[0], this.has(person, card[0])])),
        landmarks: person.landmarks,
      })),
      market: this.market,
      deckSize: this.pile.length,
      secret: { deck: this.pile },
      turn: this.turn,
    } as CityG;
  }
}
