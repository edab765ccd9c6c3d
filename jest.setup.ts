// What a test logs is not what it says; one that reads lines sets its own level.
process.env.LOG_LEVEL ??= 'silent';

// Outside of Next.js there is no router; a test that watches it mocks its own.
jest.mock('next/navigation', () => ({
  ...jest.requireActual<object>('next/navigation'),
  useRouter: () => ({ refresh: () => undefined }),
}));
