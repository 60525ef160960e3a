// English: the words of the hall, the way into a match and the frame around it.
export const hall = {} as const;
