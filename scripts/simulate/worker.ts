// A thread of a simulation.
import { loadNetwork } from '../../src/bots/network/library';
import { serve } from '../crew';
import { playOne, type Simulation } from './job';

serve(({ game, bots }: Simulation) => loadNetwork(game, bots.length), playOne);
