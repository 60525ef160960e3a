// A thread of a training.
import { attend } from './pupils';

attend();
