/**
 * Steps in which the embedded backend differs from the recording on purpose, with the reason. The
 * conformance test fails when one of them no longer differs.
 *
 * Never compared: ids, versions, times, hosts, etags, headers other than the type, and the order of
 * listings, which list-v2 sorts differently from the recorded older form.
 */
export const agreedDifferences: Readonly<Record<string, string>> = {
  'name: 300 characters':
    'The recorded storage kept objects as files with names of at most 255 bytes. Hosted keeps them in S3 and accepts the name.',
  'public: rendition':
    'Image transformation was off in the recorded storage. Hosted offers it, and the store uses it.',
  'concurrent: same name twice, no overwrite':
    'Here requests run one after the other, so the second finds the first. On hosted both may succeed.',
  'remove: several by storage-js': 'The order of removed rows is not defined.',
  'folder: of a name with other case':
    'The recorded older form of listing ignores case, list-v2 does not.',
  'folder: the empty folder is listed':
    'Two folders that differ in case only: the recorded older form lists them as one.',
  'folder: root highres':
    'Two folders that differ in case only: the recorded older form lists them as one.',
};
