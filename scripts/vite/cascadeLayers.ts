import type { CSSOptions } from 'vite';

/**
 * Puts each CSS module into a cascade layer by its folder: `ui`, `shared` or `pages`. So a screen overrides shared
 * parts, and these override `ui`, whichever style sheet loads last.
 */
export const cascadeLayers = {
  plugins: [
    {
      postcssPlugin: 'cascade-layers',
      Once(root, { AtRule }) {
        const file = root.source?.input.file ?? '';
        if (!file.endsWith('.module.css')) return;
        const params = /[\\/](ui|shared)[\\/]/.exec(file)?.[1] ?? 'pages';
        const layer = new AtRule({ name: 'layer', params, nodes: root.nodes });
        root.removeAll();
        root.append(layer);
      },
    },
  ],
} satisfies CSSOptions['postcss'];
