// The drawings of the football club.
import * as grounds from './football-grounds';
import * as people from './football-people';

export const drawings = { ...grounds, ...people };
