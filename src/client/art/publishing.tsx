// The drawings of the publishing house.
import * as desks from './publishing-desks';
import * as house from './publishing-house';

export const drawings = { ...desks, ...house };
