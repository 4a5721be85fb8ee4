import { it } from 'vitest';
import { fuzz } from './fuzz';

it('sixty contracts with changes at random places give pages or one clear error', () => fuzz(20261125, 60));
