import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { escapeHtml } from '#domain/text/escapeHtml.ts';

test.each([
  ['<script>alert("x")</script>', '&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;'],
  ["Rojo & 'Azul'", 'Rojo &amp; &#39;Azul&#39;'],
  ['&lt;', '&amp;lt;'],
  ['', ''],
  ['Camiseta ñ 👕', 'Camiseta ñ 👕'],
])('%s is escaped as %s', (text, expected) => {
  expect(escapeHtml(text)).toBe(expected);
});

function unescape(html: string): string {
  return html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
}

test('no markup character remains and the text can be restored', () => {
  const text = fc.string({
    unit: fc.constantFrom('<', '>', '&', '"', "'", 'a', ';', '#', 'é', '👕'),
  });
  fc.assert(
    fc.property(text, (typed) => {
      const html = escapeHtml(typed);
      expect(html).not.toMatch(/[<>"']|&(?!(?:amp|lt|gt|quot|#39);)/);
      expect(unescape(html)).toBe(typed);
    }),
  );
});
