const PORT = 3117;

/** Where the site listens while the journeys run. */
export const origin = `http://localhost:${PORT}`;

/** The variables with which the journeys start the site and the embedded content service. */
export const e2eVariables = {
  PORT: String(PORT),
  SITE_URL: origin,
  CONTENT_HOST: '',
  CONTENT_PORT: '4117',
  CONTENT_TOKEN: 'a-content-token-for-the-journeys',
  DATA_DIR: 'test-results/data',
  DEMO: '1',
  REVALIDATE_SECRET: 'a-secret-for-the-journeys',
  SESSION_SECRET: 'a-session-secret-of-32-characters-or-more',
  LOG_LEVEL: 'warn',
  WARM_PICTURES: 'off',
};
