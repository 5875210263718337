import { dirname, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const SRC = fileURLToPath(new URL('../../src', import.meta.url));

/**
 * Layers that a file of a layer may import, besides its own folder (src/README.md).
 * @type {Readonly<Record<string, readonly string[]>>}
 */
const ALLOWED = {
  domain: ['domain'],
  lib: ['lib'],
  ui: ['ui', 'lib', 'i18n', 'config'],
  config: ['config'],
  i18n: ['i18n', 'domain', 'lib'],
  data: ['data', 'domain', 'config', 'lib'],
  state: ['state', 'domain', 'data', 'ui', 'lib', 'config', 'i18n'],
  features: ['state', 'data', 'domain', 'ui', 'lib', 'i18n', 'config'],
};

/** Only staff reach these: the back-office, and the folders and files of that name elsewhere. */
const STAFF = /^features\/admin\/|^(?:data|domain|i18n)\/.*\bstaff(?:[A-Z]\w*)?(?:\/|\.ts$)/;

/** Folder of the public features whose sheets the back-office prints as well. */
const PRINTED_BY_STAFF = 'features/shared/quotation';

/** Client libraries of services, which only `data` may import. */
const CLIENT = /^@(?:supabase|emailjs)\//;
/** Files of the clients in `data`, which features may not import; they need the errors. */
const CLIENT_FILE = /^data\/http\/(?!DataError\.ts$)/;

/** Import aliases (package.json) of folders outside src. */
const ALIAS_ELSEWHERE = /^#(?:backend|tests)\//;

/** @param {string} file @returns its path below src; `null`: it is elsewhere */
function pathInSrc(file) {
  const path = relative(SRC, file).split(sep).join('/');
  return path.startsWith('..') ? null : path;
}

/** @param {string} path @param {string} folder */
function isWithin(path, folder) {
  return path === folder || path.startsWith(`${folder}/`);
}

/**
 * Folders that a feature's file may import freely: its own feature and the shared folder of the public features,
 * or of the back-office.
 * @param {string} path
 */
function ownFolders(path) {
  const [layer, feature, screen] = path.split('/');
  if (layer !== 'features') return [];
  if (feature === 'admin' && path.split('/').length > 3) {
    return [`features/admin/${screen}`, 'features/admin/shared', PRINTED_BY_STAFF];
  }
  return feature === 'admin' ? ['features/admin'] : [`features/${feature}`, 'features/shared'];
}

/**
 * The path of an import below src; `null`: it is elsewhere.
 * @param {string} path
 * @param {string} specifier
 */
function targetOf(path, specifier) {
  if (!specifier.startsWith('#')) return pathInSrc(resolve(SRC, dirname(path), specifier));
  return ALIAS_ELSEWHERE.test(specifier) ? null : specifier.slice(1);
}

/**
 * Says why `path` may not import `specifier`; `null`: it may.
 * @param {string} path
 * @param {string} specifier
 */
function objection(path, specifier) {
  const [layer = ''] = path.split('/');
  if (!/^[.#]/.test(specifier)) {
    return CLIENT.test(specifier) && layer !== 'data'
      ? `only src/data may import ${specifier}`
      : null;
  }
  const target = targetOf(path, specifier);
  if (target === null) return 'src may not import what lies outside it';
  // `i18n` has the types of all texts.
  if (!/^(?:app|i18n)$/.test(layer) && STAFF.test(target) && !STAFF.test(path)) {
    return 'the shop may not import what only staff reach';
  }
  const allowed = ALLOWED[layer];
  if (allowed === undefined) return null;
  if (layer === 'features' && CLIENT_FILE.test(target)) {
    return 'a feature calls functions of src/data, never its clients';
  }
  const folders = [...allowed, ...ownFolders(path)];
  return folders.some((folder) => isWithin(target, folder))
    ? null
    : `${layer} may not import ${target.split('/').slice(0, 2).join('/')}`;
}

const direction = {
  meta: { type: 'problem' },
  /** @param {{ filename: string, report(finding: object): void }} context */
  create(context) {
    const path = pathInSrc(context.filename);
    if (path === null) return {};
    /** @param {{ source?: { value?: unknown } | null }} node */
    const check = (node) => {
      const specifier = node.source?.value;
      if (typeof specifier !== 'string') return;
      const message = objection(path, specifier);
      if (message !== null) context.report({ node, message });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};

export default { meta: { name: 'layers' }, rules: { direction } };
