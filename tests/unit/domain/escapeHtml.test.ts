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
