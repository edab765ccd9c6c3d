import { roundTripOf } from '../round-trip';

await roundTripOf('second');
