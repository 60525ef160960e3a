// Rules -> boardgame.io Game: phases, turn stages, moves, views and bots' moves. The only file here that knows boardgame.io.
import type { Ctx, DefaultPluginAPIs, Game, MoveFn, PhaseConfig, PlayerID, Plugin, StageConfig } from 'boardgame.io';
import { INVALID_MOVE } from 'boardgame.io/core';
import type { Chance, Happening, Rules } from './rules';

/** What `log.setMetadata` holds for each move: what happened, in order. */
export type MoveMetadata = readonly Happening[];

type EventsAPI = Pick<DefaultPluginAPIs['events'], 'setPhase' | 'endTurn' | 'setStage'>;

interface RandomAPI {
  D6(): number;
  Shuffle<T>(deck: T[]): T[];
}

const chanceFrom = (random: RandomAPI): Chance => ({ die: () => random.D6(), shuffle: (items) => random.Shuffle([...items]) });

/** boardgame.io names seats by strings, a spectator by null. */
const seatOf = (playerID: PlayerID | null | undefined): number | null => (playerID == null ? null : Number(playerID));

/**
 * Seeds each match from `crypto`. Left alone, boardgame.io seeds with the clock and its lobby publishes the time of creation, so
 * that anyone can foretell every die. A plugin of the generator's name only replaces its set-up. `game.seed` is for tests.
 */
const cryptoSeed: Plugin = {
  name: 'random',
  setup: ({ game }) => ({
    seed: game.seed ?? Array.from(crypto.getRandomValues(new Uint32Array(8)), (word) => word.toString(36)).join('-'),
  }),
};

/**
 * Hands a move the state as it was before Immer made a draft of it. Immer's own `original` fails as soon as the framework has loaded
 * another copy of Immer than we (CommonJS and ES modules in Node).
 */
const plainState: Plugin = {
  name: 'plainState',
  fnWrap:
    (run) =>
    (context, ...args) =>
      run({ ...context, plain: context.G } as typeof context, ...args),
};

/**
 * Undoes whatever would leave boardgame.io with another idea of the match than the rules have. The events that a client may ask for are
 * switched off below, but the framework only hides them from its own client: a packet can still ask to end the match.
 */
const agreement = <G, O>(rules: Rules<G, O>): Plugin => ({
  name: 'agreement',
  isInvalid({ G, ctx }: { G: G; ctx: Ctx }) {
    const seat = rules.toMove(G);
    const agreed =
      seat === null
        ? ctx.gameover?.winner === String(rules.outcome(G)?.winner)
        : ctx.gameover === undefined &&
          ctx.phase === rules.phase(G) &&
          ctx.currentPlayer === String(seat) &&
          ctx.activePlayers !== null &&
          Object.keys(ctx.activePlayers).length === 1 &&
          ctx.activePlayers[seat] === rules.step(G);
    return agreed ? false : 'turn, stage or end are not those of the rules';
  },
});

/**
 * The boardgame.io game that plays by `rules`. Moves are judged by `legalMoves` alone and run on a plain copy of the state:
 * rules that have once seen Immer drafts stay three times slower on plain objects (docs/decisions/0001).
 */
export function createGame<G, O>(rules: Rules<G, O>): Game<G> {
  const move = (name: string): MoveFn<G> => {
    return ({ playerID, random, events, log, ...context }, ...args) => {
      const state = rules.copy((context as unknown as { plain: G }).plain);
      const made = { move: name, args };
      if (seatOf(playerID) !== rules.toMove(state) || rules.refusal(state, made)) return INVALID_MOVE;
      const before = { phase: rules.phase(state), step: rules.step(state) };
      const happenings = rules.applyLegal(state, made, chanceFrom(random));
      log.setMetadata(happenings);
      if (rules.toMove(state) !== null)
        follow(before, { phase: rules.phase(state), step: rules.step(state) }, happenings, events);
      return state;
    };
  };

  const stages = (steps: Readonly<Record<string, readonly string[]>>): Record<string, StageConfig<G>> =>
    table(Object.entries(steps).map(([step, names]) => [step, { moves: moveTable(names) }]));
  // The client decides nothing, so moves run on the master only; undo would take back dice.
  const moveTable = (names: readonly string[]) =>
    table(names.map((name) => [name, { move: move(name), client: false, undoable: false }]));
  const position = ({ G, ctx }: { G: G; ctx: Ctx }) => ctx.playOrder.indexOf(String(rules.toMove(G)));

  const phase = (steps: Readonly<Record<string, readonly string[]>>, start: boolean): PhaseConfig<G> => ({
    start,
    turn: {
      order: { first: position, next: position },
      activePlayers: { currentPlayer: Object.keys(steps)[0] as string },
      stages: stages(steps),
    },
  });

  return {
    name: rules.id,
    minPlayers: rules.seats.min,
    maxPlayers: rules.seats.max,
    disableUndo: true,
    events: {
      endGame: false,
      endPhase: false,
      endTurn: false,
      setPhase: false,
      endStage: false,
      setStage: false,
      pass: false,
      setActivePlayers: false,
    },
    validateSetupData(setupData) {
      const options = rules.readOptions(setupData);
      return typeof options === 'string' ? options : undefined;
    },
    setup({ ctx, random }, setupData) {
      const options = rules.readOptions(setupData);
      if (typeof options === 'string') throw new Error(options);
      return rules.setup(ctx.numPlayers, options, chanceFrom(random));
    },
    phases: table(Object.entries(rules.phases).map(([name, steps], i) => [name, phase(steps, i === 0)])),
    endIf({ G }) {
      const outcome = rules.outcome(G);
      // The framework's own bots compare the winner with a playerID.
      return outcome ? { winner: String(outcome.winner) } : undefined;
    },
    playerView: ({ G, playerID }) => rules.view(G, seatOf(playerID)),
    ai: {
      enumerate: (G, _ctx, playerID) =>
        seatOf(playerID) === rules.toMove(G) ? rules.legalMoves(G).map(({ move, args }) => ({ move, args: [...args] })) : [],
    },
    plugins: [cryptoSeed, plainState, agreement(rules)],
  };
}

interface Place {
  phase: string;
  step: string;
}

/** Takes boardgame.io to where the rules have gone: another phase, the next turn, another stage. */
function follow(before: Place, after: Place, happenings: readonly Happening[], events: EventsAPI): void {
  if (after.phase !== before.phase) events.setPhase(after.phase);
  else if (happenings.some(({ type }) => type === 'turn')) events.endTurn();
  else if (after.step !== before.step) events.setStage(after.step);
}

/** An object without a prototype: a forged name like `constructor` finds nothing in it. */
function table<T>(entries: readonly (readonly [string, T])[]): Record<string, T> {
  return Object.assign(Object.create(null), Object.fromEntries(entries)) as Record<string, T>;
}
