import { renderHook } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { DataError } from '#data/http/DataError.ts';
import { NotActivatedError, RefusedFileError } from '#features/admin/shared/upload/uploadErrors.ts';
import { useUploadFailure } from '#features/admin/shared/upload/useUploadFailure.ts';
import { backOffice } from '#i18n/es/staff/backOffice.ts';
import { banners } from '#i18n/es/staff/banners.ts';
import { library } from '#i18n/es/staff/library.ts';
import { pictures } from '#i18n/es/staff/pictures.ts';
import { startI18n } from '#i18n/init.ts';
import { registerTexts } from '#i18n/registerTexts.ts';
import { CompressionError } from '#shared/lib/compressImage.ts';

type Screen = Parameters<typeof useUploadFailure>[0];

beforeAll(async () => {
  localStorage.setItem('language', 'es');
  await startI18n();
  registerTexts('backOffice', backOffice);
  registerTexts('banners', banners);
  registerTexts('library', library);
  registerTexts('pictures', pictures);
});

const noticeOf = (screen: Screen, error: unknown, path?: string) =>
  renderHook(() => useUploadFailure(screen)).result.current(error, 'a.jpg', path);

const notImage = new RefusedFileError('notImage');
const heic = new RefusedFileError('heic');
const empty = new RefusedFileError('empty');
const tooLarge = new RefusedFileError('tooLarge');
const unreadable = new CompressionError('unreadable');
const stillTooLarge = new CompressionError('tooLarge');
const unavailable = new CompressionError('unavailable');
const notRead = new DOMException('gone', 'NotReadableError');
const signedOut = new DataError('signedOut', '');
const offline = new DataError('network', '');
const full = new DataError('tooLarge', '');

test.each<[Screen, unknown, RegExp, RegExp?]>([
  ['library', notImage, /^No es un archivo de imagen$/],
  ['library', heic, /^formato de iPhone: expórtelo como JPG$/],
  ['library', empty, /^Error al comprimir: El archivo está vacío/],
  ['library', tooLarge, /^Error al comprimir: La imagen es demasiado grande/],
  ['library', unreadable, /^Error al comprimir: Está dañado/],
  ['library', stillTooLarge, /^Error al comprimir: No se pudo reducir lo suficiente/],
  ['library', unavailable, /^Error al comprimir: No se pudo cargar la herramienta/],
  ['library', notRead, /^Error: No se pudo leer el archivo/],
  ['library', signedOut, /^Debes iniciar sesión para subir imágenes$/],
  ['library', offline, /^Error: No hay conexión con la tienda/],
  ['library', full, /^Error: El archivo no cabe en la tienda: pasa de 5 MB/],
  ['library', new DataError('forbidden', ''), /^Error: Su usuario no tiene permiso de personal/],
  ['thumbnail', notImage, /^No es un archivo de imagen$/, /^«a\.jpg» no contiene una imagen/],
  ['thumbnail', heic, /^«a\.jpg»: formato de iPhone: expórtelo como JPG$/],
  ['thumbnail', empty, /^Error al comprimir imagen$/, /^«a\.jpg» está vacío/],
  ['thumbnail', tooLarge, /^Error al comprimir imagen$/, /^«a\.jpg» es demasiado grande/],
  ['thumbnail', stillTooLarge, /^Error al comprimir imagen$/, /^«a\.jpg» no se pudo reducir/],
  ['thumbnail', unavailable, /^Error al comprimir imagen$/, /^«a\.jpg»: no se pudo cargar/],
  ['thumbnail', notRead, /^Error al subir imagen$/, /^«a\.jpg» no se puede leer/],
  ['thumbnail', signedOut, /^Debes iniciar sesión/, /^«a\.jpg»: .*Inicie sesión/],
  ['thumbnail', offline, /^Error al subir imagen$/, /^«a\.jpg»: No hay conexión/],
  ['banner', notImage, /^Está dañado o no es una imagen/],
  ['banner', heic, /^formato de iPhone: expórtelo como JPG$/],
  ['banner', empty, /^El archivo está vacío/],
  ['banner', tooLarge, /^No se pudo reducir lo suficiente/],
  ['banner', unreadable, /^Está dañado o no es una imagen/],
  ['banner', stillTooLarge, /^No se pudo reducir lo suficiente/],
  ['banner', unavailable, /^No se pudo cargar la herramienta/],
  ['banner', notRead, /^Está dañado o no es una imagen/],
  ['banner', signedOut, /^Debes iniciar sesión para subir banners$/],
  ['banner', full, /^El archivo no cabe en la tienda/],
  ['banner', new NotActivatedError(offline), /^Se guardó, pero no se activó\. No hay conexión/],
])('the text of the %s screen for %s', (screen, error, text, reason = /^/) => {
  const notice = noticeOf(screen, error);
  expect(notice.tone).toBe('error');
  expect(notice.text).toMatch(text);
  expect(notice.reason ?? '').toMatch(reason);
});

test('only a refused default logo says that it is one', () => {
  const path = 'thumbnails/default/logo.webp';
  const forbidden = new DataError('forbidden', '');
  expect(noticeOf('library', forbidden, path).text).toMatch(/^Error: Es el logo por defecto/);
  expect(noticeOf('library', offline, path).text).toMatch(/^Error: No hay conexión/);
});
