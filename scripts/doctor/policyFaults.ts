type Policy = ReadonlyMap<string, readonly string[]>;

function parse(text: string): Policy {
  const directives = text.split(';').map((directive) => directive.trim().split(/\s+/));
  return new Map(directives.map(([name = '', ...sources]) => [name.toLowerCase(), sources]));
}

/**
 * Descriptions of what a Content-Security-Policy lacks or allows beyond the wanted one.
 *
 * @param wanted the policy of the build
 * @param sent the policy of the published page
 */
export function policyFaults(wanted: string, sent: string): string[] {
  const real = parse(sent);
  return [...parse(wanted)].flatMap(([name, sources]) => {
    const found = real.get(name);
    if (found === undefined) return [`${name} is missing`];
    const missing = sources.filter((source) => !found.includes(source));
    const more = found.filter((source) => !sources.includes(source));
    const lacks = missing.map((source) => `${name} lacks ${source}`);
    // Hashes of scripts of older builds are harmless.
    const allows = more
      .filter((source) => !source.startsWith("'sha256-"))
      .map((source) => `${name} allows ${source} as well`);
    return lacks.concat(allows);
  });
}
