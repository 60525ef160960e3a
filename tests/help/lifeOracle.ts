// A slow second telling of Life, card by card and heart by heart, to compare the rules with. It shares no code with them: its own card
// list, its own order of events. A card in the queue is the very card here, not a place.
import type { LifeG } from '../../src/game/life/types';
import type { Move } from '../../src/game/rules';
import {
  colored,
  count,
  DREAMS,
  type DreamKind,
  deserves,
  kindOf,
  LIFE,
  type Person,
  PLAIN,
  type Thing,
} from './lifeOracleCards';

export class LifeOracle {
  private readonly people: Person[];
  private readonly faceUp: Record<string, number> = {};
  private readonly piles: Record<string, string[]>;
  private readonly gone: string[];
  private homes: number;
  private readonly turn: Omit<LifeG['turn'], 'queue'>;
  /** Pranks that still have to be exchanged; they are the roller's. */
  private waiting: Thing[];

  constructor(private readonly G: LifeG) {
    this.people = G.players.map(({ hearts, life, dreams }) => ({
      hearts,
      life: life.map((one) => ({ ...one })),
      dreams: dreams.map(({ card }) => card as string),
    }));
    for (const row of Object.values(G.rows)) Object.assign(this.faceUp, row);
    this.piles = structuredClone(G.secret?.decks ?? {}) as Record<string, string[]>;
    this.gone = [...G.gone];
    this.homes = G.homesBought;
    const { queue, ...turn } = structuredClone(G.turn);
    this.turn = turn;
    this.waiting = queue.map(({ seat, index }) => this.person(seat).life[index] as Thing);
  }

  private person(seat: number): Person {
    return this.people[seat] as Person;
  }
  private get roller(): Person {
    return this.person(this.turn.seat);
  }
  /** The others, the one to the right of the roller first. */
  private get others(): number[] {
    const seats: number[] = [];
    let seat = this.turn.seat;
    while (seats.length < this.people.length - 1) {
      seat = seat === 0 ? this.people.length - 1 : seat - 1;
      seats.push(seat);
    }
    return seats;
  }
  private points(person: Person): number {
    const worth = (name: string) => (DREAMS.find((one) => one[0] === name) as DreamKind)[2];
    return person.life.filter(({ friend }) => friend).length + person.dreams.reduce((sum, name) => sum + worth(name), 0);
  }

  /** Tries every move one could name. */
  legalMoves(): Move[] {
    const places = Array.from({ length: 30 }, (_, index) => index);
    const seats = [0, 1, 2, 3, 4, 5];
    const all: Move[] = [
      ...[0, 1, 2, 3].flatMap((dice) => ['rollDice', 'rollAgain'].map((move) => ({ move, args: [dice] }))),
      ...['pass', 'endTurn'].map((move) => ({ move, args: [] })),
      ...seats.flatMap((seat) =>
        ['life', 'dreams'].flatMap((kind) => places.map((index) => ({ move: 'prank', args: [seat, kind, index] }))),
      ),
      ...[...LIFE, ...DREAMS].flatMap(([name]) => [
        { move: 'buy', args: [name] },
        { move: 'discard', args: [name] },
      ]),
      ...places.map((index) => ({ move: 'buy', args: ['friend', index] })),
    ];
    return all.filter((move) => this.allowed(move));
  }

  private allowed({ move, args }: Move): boolean {
    const { step, lap } = this.turn;
    if (step === 'over') return false;
    if (move === 'discard') {
      return lap === null && args[0] === 'collectorsItems' && count(this.roller, 'collectorsItems') > 0;
    }
    if (move === 'rollDice') return step === 'roll' && (args[0] === 1 || args[0] === 2);
    if (move === 'rollAgain') return step === 'partner' && (args[0] === 1 || args[0] === 2);
    if (move === 'endTurn') return step === 'partner';
    if (move === 'pass') return step === 'buy';
    if (move === 'buy') return step === 'buy' && this.mayBuy(args[0] as string, args[1] as number | undefined);
    return step === 'prank' && this.mayTake(this.waiting[0] as Thing, ...(args as [number, string, number]));
  }

  private mayBuy(name: string, carrier: number | undefined): boolean {
    const { hearts, life } = this.roller;
    const cost = LIFE.find((one) => one[0] === name)?.[3] ?? DREAMS.find((one) => one[0] === name)?.[3] ?? 999;
    if ((this.faceUp[name] ?? 0) === 0 || cost > hearts) return false;
    if (name !== 'friend') return carrier === undefined && deserves(this.roller, name);
    const on = carrier === undefined ? undefined : life[carrier];
    return on !== undefined && !on.friend && !life.slice(0, carrier).some((one) => alike(one, on));
  }

  private mayTake(prank: Thing, seat: number, kind: string, index: number): boolean {
    const victim = this.people[seat];
    if (!victim || seat === this.turn.seat || count(victim, 'electedPolitician') > 0) return false;
    if (kind === 'dreams') {
      const name = victim.dreams[index];
      const friendHasAPlace = !prank.friend || this.roller.life.some((one) => one !== prank && !one.friend);
      return name !== undefined && victim.dreams.indexOf(name) === index && friendHasAPlace;
    }
    const thing = victim.life[index];
    return thing !== undefined && !thing.friend && !victim.life.slice(0, index).some((one) => alike(one, thing));
  }

  /** The state after a legal move. `dice` are thrown as they are asked for. */
  after({ move, args }: Move, dice: () => number): LifeG {
    if (move === 'rollAgain') this.turn.partnerUsed = true;
    if (move === 'rollDice' || move === 'rollAgain') this.roll(args[0] === 2 ? [dice(), dice()] : [dice()]);
    if (move === 'discard') {
      this.roller.dreams.splice(this.roller.dreams.indexOf('collectorsItems'), 1);
      this.gone.push('collectorsItems');
      this.roller.hearts += 2;
    }
    if (move === 'prank') this.takeCard(...(args as [number, string, number]));
    if (move === 'buy') this.buy(args[0] as string, args[1] as number | undefined);
    if (move === 'buy' || move === 'pass') this.afterPurchase();
    if (move === 'endTurn') this.next();
    return this.state();
  }

  private roll(dice: number[]): void {
    this.turn.dice = dice;
    const sum = dice.reduce((a, b) => a + b);
    for (const seat of this.others) {
      for (const thing of this.working(seat, 'red', sum)) {
        this.hand(this.turn.seat, seat, (PLAIN[thing.card] ?? 0) + count(this.person(seat), 'summerHouse'));
        this.friendly(seat, thing);
      }
    }
    for (const seat of this.people.keys()) for (const thing of this.working(seat, 'blue', sum)) this.fromStock(seat, thing);
    for (const thing of this.working(this.turn.seat, 'green', sum)) this.fromStock(this.turn.seat, thing);
    if (count(this.roller, 'electedPolitician') === 0) {
      for (const thing of this.working(this.turn.seat, 'purple', sum)) this.purple(thing);
    }
    this.goOn();
  }

  private working(seat: number, color: string, sum: number): Thing[] {
    return this.person(seat).life.filter(({ card }) => kindOf(card)[1] === color && kindOf(card)[4].includes(sum));
  }

  private friendly(seat: number, thing: Thing): void {
    if (thing.friend) this.person(seat).hearts++;
  }

  private fromStock(seat: number, thing: Thing): void {
    const person = this.person(seat);
    let amount = PLAIN[thing.card] ?? 0;
    if (thing.card === 'handicrafts') amount = colored(person, 'green');
    if (thing.card === 'photoAlbum') amount = colored(person, 'blue');
    if (thing.card === 'bandPractice') amount = 2 * colored(person, 'red');
    if (thing.card === 'stockInvestment') amount = thing.hearts;
    person.hearts += amount + count(person, 'summerHouse');
    this.friendly(seat, thing);
  }

  private purple(thing: Thing): void {
    if (thing.card === 'prankOfFate') {
      this.waiting.push(thing);
      return;
    }
    for (const seat of this.others) {
      const { hearts } = this.person(seat);
      if (count(this.person(seat), 'electedPolitician') > 0) continue;
      if (thing.card === 'homeParty') this.hand(seat, this.turn.seat, 2);
      else if (hearts >= 10) this.hand(seat, this.turn.seat, (hearts - (hearts % 2)) / 2);
    }
    this.roller.hearts += count(this.roller, 'summerHouse');
    this.friendly(this.turn.seat, thing);
  }

  /** Hands over heart by heart until the sum is paid or the purse is empty. */
  private hand(from: number, to: number, owed: number): void {
    for (let heart = 0; heart < owed && this.person(from).hearts > 0; heart++) {
      this.person(from).hearts--;
      this.person(to).hearts++;
    }
  }

  /** The next Prank that finds something to take, or what follows the income. */
  private goOn(): void {
    const kinds = ['life', 'dreams'];
    const finds = (prank: Thing) =>
      this.people.some((_, seat) => kinds.some((kind) => [...Array(30).keys()].some((i) => this.mayTake(prank, seat, kind, i))));
    while (this.waiting.length > 0 && !finds(this.waiting[0] as Thing)) this.waiting.shift();
    if (this.waiting.length > 0) this.turn.step = 'prank';
    else if (this.turn.partnerUsed) {
      if (this.points(this.roller) >= 8) this.turn.step = 'over';
      else this.next();
    } else {
      this.turn.step = 'buy';
      if (this.roller.hearts === 0) this.roller.hearts = 1;
    }
  }

  private takeCard(seat: number, kind: string, index: number): void {
    const prank = this.waiting.shift() as Thing;
    const victim = this.person(seat);
    this.friendly(this.turn.seat, prank);
    const { friend } = prank;
    prank.friend = false;
    this.roller.life.splice(this.roller.life.indexOf(prank), 1);
    let carrier = this.roller.life.find((one) => !one.friend);
    if (kind === 'dreams') this.roller.dreams.push(...victim.dreams.splice(index, 1));
    else {
      [carrier] = victim.life.splice(index, 1);
      this.roller.life.push(carrier as Thing);
    }
    if (friend && carrier) carrier.friend = true;
    victim.life.push(prank);
    this.goOn();
  }

  private buy(name: string, carrier: number | undefined): void {
    const kind = LIFE.find((one) => one[0] === name);
    const dream = DREAMS.find((one) => one[0] === name);
    this.roller.hearts -= (kind ?? dream)?.[3] ?? 0;
    this.faceUp[name] = (this.faceUp[name] ?? 0) - 1;
    if (kind) this.roller.life.push({ card: name, friend: false, hearts: 0 });
    else if (carrier !== undefined) (this.roller.life[carrier] as Thing).friend = true;
    else this.roller.dreams.push(name);
    if (name === 'overseasTrip') this.roller.hearts += 2;
    if (name === 'aHome') {
      this.homes++;
      for (const seat of this.others) this.hand(seat, this.turn.seat, this.homes);
    }
    const row = kind?.[2] ?? dream?.[1] ?? '';
    const inRow = [...LIFE.filter((one) => one[2] === row), ...DREAMS.filter((one) => one[1] === row)].map(([id]) => id);
    const pile = this.piles[row] ?? [];
    while (pile.length > 0 && inRow.filter((id) => (this.faceUp[id] ?? 0) > 0).length < 5) {
      const up = pile.pop() as string;
      this.faceUp[up] = (this.faceUp[up] ?? 0) + 1;
    }
  }

  private afterPurchase(): void {
    if (this.turn.lap !== null) {
      this.next();
      return;
    }
    if (this.points(this.roller) >= 8) {
      this.turn.step = 'over';
      return;
    }
    for (const thing of this.roller.life) {
      if (thing.card !== 'stockInvestment' || this.roller.hearts === 0) continue;
      this.roller.hearts--;
      thing.hearts++;
    }
    if (count(this.roller, 'partner') > 0) this.turn.step = 'partner';
    else this.next();
  }

  private next(): void {
    const seat = (this.turn.seat + 1) % this.people.length;
    let lap = this.turn.lap;
    if (lap !== null && seat === this.G.first) lap = lap === 2 ? null : lap + 1;
    Object.assign(this.turn, { seat, lap, step: lap === null ? 'roll' : 'buy', dice: [], partnerUsed: false });
    if (lap !== null) return;
    const houses = count(this.roller, 'summerHouse');
    for (let i = count(this.roller, 'child'); i > 0; i--) this.roller.hearts += 1 + houses;
    for (let i = count(this.roller, 'pet'); i > 0; i--) if (this.roller.hearts === 0) this.roller.hearts += 1 + houses;
  }

  private state(): LifeG {
    const row = (of: object) => Object.fromEntries(Object.keys(of).map((id) => [id, this.faceUp[id]]));
    return {
      options: this.G.options,
      first: this.G.first,
      players: this.people.map((person) => ({ ...person, dreams: person.dreams.map((card) => ({ card })) })),
      rows: Object.fromEntries(Object.entries(this.G.rows).map(([name, of]) => [name, row(of)])),
      deckSizes: Object.fromEntries(Object.entries(this.piles).map(([name, pile]) => [name, pile.length])),
      secret: { decks: this.piles },
      gone: this.gone,
      homesBought: this.homes,
      turn: { ...this.turn, queue: this.waiting.map((one) => ({ seat: this.turn.seat, index: this.roller.life.indexOf(one) })) },
    } as LifeG;
  }
}

const alike = (a: Thing, b: Thing) => a.card === b.card && a.hearts === b.hearts && a.friend === b.friend;
