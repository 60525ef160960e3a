// A thread of an examination.
import { loadNetwork } from '../../src/bots/network/library';
import { serve } from '../crew';
import { type Examination, examine } from './regret';

serve(({ game, seats }: Examination) => loadNetwork(game, seats), examine);
