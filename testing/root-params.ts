/** Pages of unit tests are in the main language, unless `inLanguage` names another. */
export const language = (): Promise<string> => Promise.resolve('main');
