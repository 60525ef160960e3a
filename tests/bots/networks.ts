// What `hard` and `expert` play by; ready for whoever imports this file.
import { loadNetwork } from '../../src/bots/network/library';
import { rules } from '../../src/game';

for (const { id, seats } of Object.values(rules)) {
  for (let count = seats.min; count <= seats.max; count++) await loadNetwork(id, count);
}
