import { describe, expect, test } from 'vitest';
import { decodeShare, encodeShare } from '#domain/cart/shareCode.ts';
import { validateColor } from '#domain/forms/colorForm.ts';
import { toFamiliaDraft } from '#domain/forms/familiaForm.ts';
import { EMPTY_PRODUCTO_FORM, toProductoDraft } from '#domain/forms/productoForm.ts';
import { toSubfamiliaDraft } from '#domain/forms/subfamiliaForm.ts';
import { validateTalla } from '#domain/forms/tallaForm.ts';
import { splitTable } from '#domain/grid/splitTable.ts';
import { safeFolderName } from '#domain/pictures/folderName.ts';
import { safeFileName } from '#domain/pictures/objectName.ts';
import { withBelow } from '#domain/quickOrder/orderText.ts';
import { cleanName, cleanText } from '#domain/text/cleanText.ts';

describe('bad inputs', () => {
  test.each([
    ['\u200Bana@example.com', 'ana@example.com'],
    ['\u200ECCR-NEGRO-M 2', 'CCR-NEGRO-M 2'],
    ['\u202Aa\u202C \u2066b\u2069 c\uFE0D', 'a b c'],
    ['ca\u00ADmise\u2060ta\uFEFF', 'camiseta'],
    ['a\0\u0007b\u007F\u0085\uD800c', 'abc'],
    ['\uDB40\uDC41a', 'a'],
    ['l\u00EDnea\t1\r\n  dos \u00A0', 'l\u00EDnea\t1\r\n  dos \u00A0'],
    ['👨‍👩‍👧 ❤️ 👍🏽 🏴\u{E0067}\u{E0062}\u{E007F}', '👨‍👩‍👧 ❤️ 👍🏽 🏴\u{E0067}\u{E0062}\u{E007F}'],
    ['1\uFE0F2\u200D', '12'],
  ])('what nobody sees of %j is left out', (text, clean) => {
    expect(cleanText(text)).toBe(clean);
  });

  test.each([
    ['  Azul \u00A0 mari\u200Bno\t', 'Azul marino'],
    ['Mari\u0301a', 'María'],
    ['\u200B \uFEFF', ''],
  ])('the name %j reads %j', (text, name) => {
    expect(cleanName(text)).toBe(name);
  });

  const dirty = ' Azul \u200B  mari\u00ADno ';
  const marine = { id: 1, name: 'Azul marino', rgb: '#000080' };
  test.each(['Azul  marino', dirty, 'AZUL\u00A0MARINO', 'azul marino\uFE0F'])(
    'a colour that looks like another one is taken: %j',
    (name) => {
      expect(validateColor({ name, rgb: '#000080' }, [marine], null)).toEqual({ name: 'taken' });
    },
  );

  test('a stored colour that looks like another one may keep its name', () => {
    const twin = { id: 2, name: 'Azul  marino', rgb: '#000080' };
    expect(validateColor({ name: twin.name, rgb: '#000081' }, [marine, twin], 2)).toEqual({});
  });

  test('a size that looks like another one is taken', () => {
    expect(validateTalla('Talla \u200B ÚNICA', ['Talla única'])).toBe('taken');
  });

  test('names are saved as the eye reads them', () => {
    const name = 'Azul marino';
    const producto = toProductoDraft({ ...EMPTY_PRODUCTO_FORM, name: dirty, code: 'A\u200E-1 ' });
    expect(producto).toMatchObject({ name, code: 'A-1' });
    expect(toFamiliaDraft({ name: dirty, position: '' }, null)).toMatchObject({ name });
    expect(toSubfamiliaDraft({ name: dirty, familiaId: '1', thumbnailUrl: null })).toMatchObject({
      name,
    });
  });

  test('tables, files, their names and links have no invisible characters', () => {
    expect(splitTable('\u200EM\tL\u200B\n1\u202C\t\uFEFF2')).toEqual([
      ['M', 'L'],
      ['1', '2'],
    ]);
    expect(withBelow('', '\u200ECCR-NEGRO-M;\u200B2')).toBe('CCR-NEGRO-M;2');
    expect(safeFileName('\u202Acamiseta\u200B roja.png', 'image/png')).toBe('camiseta_roja.png');
    expect(safeFolderName('pó\u00ADlos')).toBe('polos');
    const lines = [{ productoId: 115, quantity: 2 }];
    const code = encodeShare(lines).replace('.', '.\u200B%E2%80%8B');
    expect(decodeShare(code)).toEqual({ lines, unread: 0 });
  });
});
