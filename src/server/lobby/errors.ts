// Why the lobby refuses a request: an HTTP status as the framework gives it, a reason for programs, a sentence for people.

const statuses = {
  badRequest: 400,
  badSeats: 400,
  badOptions: 400,
  badBots: 400,
  badName: 400,
  nameRequired: 403,
  seatRequired: 403,
  nothingToChange: 403,
  unauthorized: 403,
  notHost: 403,
  foreignPage: 403,
  gameNotFound: 404,
  matchNotFound: 404,
  seatNotFound: 404,
  seatTaken: 409,
  nameTaken: 409,
  notOver: 409,
  begun: 409,
  full: 409,
  notJson: 415,
  tooFast: 429,
  tooManyUnstarted: 429,
  tooManyMatches: 503,
} as const;

export type LobbyReason = keyof typeof statuses;

/** Becomes `{ reason, message }` with the status of its reason. */
export class LobbyError extends Error {
  readonly status: number;

  constructor(
    readonly reason: LobbyReason,
    message: string,
  ) {
    super(message);
    this.status = statuses[reason];
  }
}
