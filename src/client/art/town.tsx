// The drawings of the classic box.
import * as houses from './town-houses';
import * as land from './town-land';

export const drawings = { ...land, ...houses };
