// The web worker in which the bots of a browser think.
import { type Port, serve } from './protocol';

serve(globalThis as unknown as Port);
