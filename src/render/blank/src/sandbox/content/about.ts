import { site } from '../../site/site';

/** A portal made from contracts offers no sandbox; programs that have one ask it here. */
export const about = { title: `Sandbox of the ${site.title}`, port: 4010 };
