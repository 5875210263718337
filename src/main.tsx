import './styles/global.css';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { startI18n } from './i18n/init.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element with the id "root"');

await startI18n();
createRoot(root).render(<App />);
