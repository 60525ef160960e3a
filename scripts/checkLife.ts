// Checks the card tables of Life after somebody has entered printed values: 80 Life and 56 Dream cards, each in a row it belongs to.
import { cardFaults } from '../tests/help/lifeCards';

const faults = cardFaults();
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
else console.log('src/game/life/cards.ts: 80 Life and 56 Dream cards');
