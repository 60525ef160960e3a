// The drawings of Life.
import * as smallDreams from './life-dreams';
import * as fame from './life-dreams-fame';
import * as family from './life-dreams-family';
import * as indoors from './life-indoors';
import * as outdoors from './life-outdoors';
import * as work from './life-work';

export const drawings = { ...outdoors, ...indoors, ...work, ...smallDreams, ...family, ...fame };
