import { parseEnv } from '#config/env.ts';
import { contactedOrigins, securityHeaders } from '../vite/securityHeaders.ts';
import {
  ask,
  describeAnswer,
  right,
  unproved,
  wrong,
  type Answer,
  type Finding,
} from './project.ts';
import type { Variables } from './settings.ts';

/** Paths that must show the store. The third is of a product that has no document. */
const PATHS = ['/catalogue', '/product/1', '/product/999999999', '/cart'];

const HEADERS_ADVICE = 'Send the headers of dist/_headers (docs/hosting.md, step 6).';

/** Checks that the store at VITE_SITE_URL was built with the settings in .env, and its headers, paths and scripts. */
export async function checkSite(variables: Variables): Promise<Finding[]> {
  const site = parseEnv(variables, '').siteUrl;
  if (site === '') {
    return [
      unproved(
        'VITE_SITE_URL is not set: the published store was not looked at',
        'Set it in .env to the address of the store, and run this again after publishing.',
      ),
    ];
  }
  const page = await ask(`${site}/`);
  if (page.status !== 200 || !isStore(page)) {
    const what = page.status === 200 ? 'another page' : describeAnswer(page);
    return [
      wrong(
        `${site} does not show the store (${what})`,
        'Publish dist/ there, or correct VITE_SITE_URL.',
      ),
    ];
  }
  return [
    addressFinding(site, page),
    projectFinding(variables, page),
    ...headerFindings(variables, page),
    await pathFinding(site),
    await scriptFinding(site, page),
  ];
}

function isStore({ headers, text }: Answer): boolean {
  return (headers.get('content-type') ?? '').includes('text/html') && text.includes('id="root"');
}

function addressFinding(site: string, { url }: Answer): Finding {
  const reached = new URL(url).origin;
  if (reached === new URL(site).origin) return right(`${site} shows the store`);
  const advice = `Make it ${reached} in .env and build again, or end the redirect.`;
  return wrong(`${site} leads to ${reached}: links and site map name the first`, advice);
}

/** Compares project and key in the head script of the document with .env. */
function projectFinding(variables: Variables, { text }: Answer): Finding {
  const { backendUrl, anonKey } = parseEnv(variables, '');
  const advice = 'Build again (`npm run build`) and publish dist/.';
  if (!text.includes(`"backend":${JSON.stringify(backendUrl)}`)) {
    return wrong('the published store was built for another project than that in .env', advice);
  }
  return text.includes(`"key":${JSON.stringify(anonKey)}`)
    ? right('it was built with the project and the key in .env')
    : wrong('the published store was built with another key than that in .env', advice);
}

function headerFindings(variables: Variables, { headers, text, url }: Answer): Finding[] {
  const inline = [...text.matchAll(/<script>(.*?)<\/script>/gs)].map(([, code = '']) => code);
  const wanted = Object.entries(securityHeaders(inline, contactedOrigins(variables)));
  const faults = wanted.flatMap(([name, value]) => {
    const sent = headers.get(name);
    if (name === 'Strict-Transport-Security' && !url.startsWith('https:')) return [];
    if (sent === null) return [wrong(`header ${name} is missing`, HEADERS_ADVICE)];
    // For these two headers the owner of a shop may choose other values.
    const isFree = name === 'Strict-Transport-Security' || name === 'Permissions-Policy';
    if (isFree || sent.trim().toLowerCase() === value.toLowerCase()) return [];
    return [wrong(`header ${name} is "${sent}" instead of "${value}"`, HEADERS_ADVICE)];
  });
  return faults.length > 0 ? faults : [right('its headers are those of the build')];
}

async function pathFinding(site: string): Promise<Finding> {
  const answers = await Promise.all(PATHS.map((path) => ask(site + path)));
  const missing = answers.flatMap((answer, index) =>
    answer.status === 200 && isStore(answer) ? [] : [`${PATHS[index]} (${describeAnswer(answer)})`],
  );
  if (missing.length === 0) return right('addresses of pages and products show the store');
  const advice = 'Answer every path without a file from index.html (docs/hosting.md, step 6).';
  return wrong(`no page at ${missing.join(', ')}`, advice);
}

async function scriptFinding(site: string, { text }: Answer): Promise<Finding> {
  const [, entry] = /"entry":"(\/static\/js\/[^"]+)"/.exec(text) ?? [];
  if (entry === undefined) return wrong('its document names no script', 'Publish dist/ anew.');
  const script = await ask(site + entry);
  const type = script.headers.get('content-type') ?? 'no content type';
  if (script.status !== 200 || !type.includes('javascript')) {
    const what = script.status === 200 ? type : describeAnswer(script);
    return wrong(`its script ${entry} does not arrive (${what})`, 'Publish the whole of dist/.');
  }
  return /max-age=(?!0)/.test(script.headers.get('cache-control') ?? '')
    ? right('its scripts arrive, and are kept by browsers')
    : unproved('its scripts are not kept by browsers (no Cache-Control)', HEADERS_ADVICE);
}
