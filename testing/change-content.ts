import { changeVersions, contentTag } from '@/lib/content/store/content-versions';

const NAME = 'a-test';
const versions = new Map<string, string>();
let changes = 0;

/** As if other content had come. */
export function changeContent(name = NAME): void {
  versions.set(name, String(++changes));
  changeVersions(versions);
}

/** On what is made from the content of now. */
export const currentTag = (): string => contentTag(NAME, versions.get(NAME));
