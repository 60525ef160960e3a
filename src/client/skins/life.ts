// The skin of Life: hobbies, jobs and dreams.
import { drawings } from '../art/life';
import type { LifeSkin } from './skin';

export const skin: LifeSkin = { id: 'life', drawings };
