import { roundTripOf } from '../round-trip';

await roundTripOf('demo');
