import { teamPage } from './team-page';

const { metadata, Page } = teamPage('/team-1');
export { metadata, Page as default };
