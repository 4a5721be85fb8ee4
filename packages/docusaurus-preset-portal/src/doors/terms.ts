// Plain functions for the server and the browser: terms of a content, addresses, texts. Nothing here needs Node.js or React.

// What is made of the content of a site: names and commands of its sandbox, the address of a contact.

export { aboutOf } from '../content/sandbox';
export { contactAbout } from '../lib/contactAbout';

// Terms of a content, by their keys: rules between fields, problems, units.

export { brokenRule, keepable, propertyIn } from '../terms/fieldRule';
export { problemHref, problemIdIn, problemOf } from '../terms/problems';
export { unitName } from '../terms/units';

// Addresses: of the site, of its files, below its base path.

export { checkBasePath, fetchUrl, REFERENCE_ROUTE, siteUrl, withoutBasePath } from '../lib/basePath';
export { sitePath } from '../lib/sitePath';

// Servers that a request can be sent to, the sandbox among them.

export { choicesOf, SANDBOX } from '../reference/servers/choices';

// Texts: folded for comparison, names as one text, language by script, JSON on few lines, tokens of code.

export { fold } from '../lib/fold';
export { scriptOf } from '../lib/script';
export { codeTokens, jsonTokens } from '../reference/highlight/tokens';
export { joinNames } from '../search/engine/records';
