// The addresses of matches.

export const matchPath = (game: string, matchID: string): string => `/match/${game}/${matchID}`;
export const localPath = (game: string, id: string): string => `/local/${game}/${id}`;

/** What goes along to the address of a match just made: the name its maker wants to play under, not yet accepted by the server. */
export const bringName = (name: string) => ({ state: { name } });
/** The name that came along to this address. */
export const broughtName = (): string | null => {
  const name: unknown = (history.state as { name?: unknown } | null)?.name;
  return typeof name === 'string' ? name : null;
};

/** The address to give away. */
export const shareURL = (game: string, matchID: string): string => new URL(matchPath(game, matchID), location.href).href;
