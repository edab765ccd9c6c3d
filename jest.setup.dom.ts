import { configure } from '@testing-library/dom';
import '@testing-library/jest-dom';

// A machine that does other things as well takes longer than the second that it has by default.
configure({ asyncUtilTimeout: 10_000 });
