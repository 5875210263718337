import type { Exchange } from './recordings.ts';

/** What a request does in the storage. */
export type Operation = {
  readonly kind: 'upload' | 'list' | 'remove' | 'read' | 'look' | 'other';
  readonly bucket: string;
  /** Path of the file or of the listed folder. */
  readonly path: string;
};

/** `path` is relative to /storage/v1. */
type StorageRequest = { readonly method: string; readonly path: string; readonly json?: unknown };

const OBJECT_PATH = /^\/object\/(?:public\/)?([^/]+)\/(.*)$/s;

function textIn(json: unknown, name: string): string {
  const value: unknown = typeof json === 'object' && json !== null ? Reflect.get(json, name) : '';
  return String(Array.isArray(value) ? value[0] : value);
}

/** The operation of a request, whatever is added to its URL against caches. */
export function operationOf({ method, path, json }: StorageRequest): Operation {
  // As HTTP clients do: removes the fragment and resolves `..`.
  const { pathname } = new URL(path, 'http://storage.test');
  const [, listed] = /^\/object\/list-v2\/([^/]+)$/.exec(pathname) ?? [];
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

export function isSameOperation(a: Operation, b: Operation): boolean {
  return a.kind === b.kind && a.bucket === b.bucket && a.path === b.path;
}

/** Name of the uploaded file, unchanged. */
export function uploadedName({ path }: Exchange): string {
  const [, , name = ''] = OBJECT_PATH.exec(path) ?? [];
  return decodeURIComponent(name);
}
