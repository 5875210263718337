/**
 * Steps in which the embedded backend answers otherwise than the recording, on purpose, with the
 * reason. The conformance test fails when one of them no longer differs.
 *
 * Never compared: ids, versions, times, hosts, etags, and headers other than the type.
 */
export const agreedDifferences: Readonly<Record<string, string>> = {
  'name: 300 characters':
    'The recorded storage kept objects as files, whose names end at 255 bytes. Hosted keeps them in S3, and takes such a name.',
  'public: rendition':
    'The recorded storage had image transformation switched off. Hosted offers it, and the store uses it, so it works here.',
  'concurrent: same name twice, no overwrite':
    'Here all requests take turns: the second finds the first. On hosted both can pass the look before the write, and both succeed.',
  'remove: several by storage-js':
    'Removed rows come in no promised order; only which ones they are matters.',
};
