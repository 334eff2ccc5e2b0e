import { makeHub, openLocalBus } from './local.ts';
import { busContract } from './testing.ts';

const hub = makeHub();
busContract('one process', async () => openLocalBus(hub));
