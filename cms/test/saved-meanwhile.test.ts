import { describe } from 'node:test';
import { testEditor } from './test-editor';
import { checkTwoTabs } from './two-tabs';

const { payload } = await testEditor('seeded');

describe('a form that is saved', () => void checkTwoTabs(() => payload, [undefined]));
