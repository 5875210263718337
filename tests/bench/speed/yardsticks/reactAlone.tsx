import { createRoot } from 'react-dom/client';
import { Frame } from './Frame.tsx';
import { readPage } from './readPage.tsx';

const element = document.getElementById('root');
if (element === null) throw new Error('the document has no root');
const root = createRoot(element);
root.render(<Frame />);

const page = await readPage(location.pathname, async (path) => {
  const response = await fetch(`/rest/v1/${path}`);
  return response.json();
});
root.render(<Frame>{page}</Frame>);
