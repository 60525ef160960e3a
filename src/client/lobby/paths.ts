// The addresses of matches.

export const matchPath = (game: string, matchID: string): string => `/match/${game}/${matchID}`;
export const localPath = (game: string, id: string): string => `/local/${game}/${id}`;

/** The address to give away. */
export const shareURL = (game: string, matchID: string): string => new URL(matchPath(game, matchID), location.href).href;
