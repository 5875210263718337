import type { Exchange } from './recordings.ts';

/** What a request wants of the storage, however it is made. */
export type Operation = {
  readonly kind: 'upload' | 'list' | 'remove' | 'read' | 'look' | 'other';
  readonly bucket: string;
  /** Of the file, or of the folder that is listed. */
  readonly path: string;
};

/** As a request says it: `path` is that below /storage/v1. */
type Asked = { readonly method: string; readonly path: string; readonly json?: unknown };

const OBJECT_PATH = /^\/object\/(?:public\/)?([^/]+)\/(.*)$/s;

function textIn(json: unknown, name: string): string {
  const value: unknown = typeof json === 'object' && json !== null ? Reflect.get(json, name) : '';
  return String(Array.isArray(value) ? value[0] : value);
}

/**
 * What is asked for: the same for both ways to ask for a listing, and whatever is added to an address
 * against caches.
 */
export function operationOf({ method, path, json }: Asked): Operation {
  // As every client of HTTP reads it: without fragment, `..` gone up.
  const { pathname } = new URL(path, 'http://storage.test');
  const [, listed] = /^\/object\/list(?:-v2)?\/([^/]+)$/.exec(pathname) ?? [];
  if (listed !== undefined) {
    return { kind: 'list', bucket: listed, path: textIn(json, 'prefix').replace(/\/$/, '') };
  }
  const [, emptied] = /^\/object\/([^/]+)$/.exec(pathname) ?? [];
  if (emptied !== undefined && method === 'DELETE') {
    return { kind: 'remove', bucket: emptied, path: textIn(json, 'prefixes') };
  }
  const [, bucket = '', rest = ''] = OBJECT_PATH.exec(pathname) ?? [];
  const place = { bucket, path: decodeURIComponent(rest) };
  if (pathname.startsWith('/object/public/')) {
    return { kind: method === 'HEAD' ? 'look' : 'read', ...place };
  }
  return { kind: bucket !== '' && method === 'POST' ? 'upload' : 'other', ...place };
}

/** Whether two requests want the same. */
export function isSameOperation(a: Operation, b: Operation): boolean {
  return a.kind === b.kind && a.bucket === b.bucket && a.path === b.path;
}

/** Name of the file that is uploaded, to the letter. */
export function uploadedName({ path }: Exchange): string {
  const [, , name = ''] = OBJECT_PATH.exec(path) ?? [];
  return decodeURIComponent(name);
}
