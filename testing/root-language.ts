/** Pages of unit tests are in the main language, unless `inLanguage` names another. */
export const rootLanguage = (): Promise<string> => Promise.resolve('main');
