import type { ReactNode } from 'react';

/** Notice, header and footer, as around every page of the store. */
export function Frame({ children }: { children?: ReactNode }) {
  return (
    <>
      <aside className="notice">Sitio en desarrollo: puede haber cambios.</aside>
      <header className="bar">
        <button type="button" aria-label="Abrir menú">
          <svg width="24" height="24" viewBox="0 0 24 24" stroke="currentColor" strokeWidth="2">
            <path d="M4 6h16M4 12h16M4 18h16" />
          </svg>
        </button>
        <a href="/" aria-label="Textiles Taras">
          <img src="/logo-mark.svg" alt="" width={40} height={40} />
        </a>
        <div className="languages">
          <button type="button">ES</button>
          <button type="button">EN</button>
        </div>
        <a href="/cart" aria-label="Carrito">
          <svg
            width="24"
            height="24"
            viewBox="0 0 24 24"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
          >
            <path d="M2 3h3l3 12h11l3-9H6M9 20h.01M18 20h.01" />
          </svg>
        </a>
      </header>
      <main>{children}</main>
      <footer className="footer">
        <p>Textiles Taras. Cartago, cruce de Taras, contiguo a la Policía de Tránsito.</p>
        <p>Precios en colones, IVA incluido. No incluyen envío.</p>
        <p>WhatsApp +506 8888-7777 · ventas@textilestaras.example</p>
        <p>
          <a href="/catalogue">Catálogo</a> · <a href="/location">Ubicación</a> ·{' '}
          <a href="/about">Nosotros</a> · Términos y Condiciones
        </p>
        <p>Facebook · Instagram · TikTok</p>
      </footer>
    </>
  );
}
