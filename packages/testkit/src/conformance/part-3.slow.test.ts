import { testPart } from './testing.ts';

testPart(3);
