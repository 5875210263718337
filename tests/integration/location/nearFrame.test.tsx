import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NearFrame } from '#shared/ui/NearFrame.tsx';
import { network, useBackend } from '#tests/backend.ts';
import { comeNear } from '#tests/domGaps.ts';

useBackend();

const SRC = 'https://maps.example/embed';
let requests = 0;

beforeEach(() => {
  requests = 0;
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function site(answer: () => Response | Promise<Response>): void {
  network.use(
    http.all('https://maps.example/*', () => {
      requests += 1;
      return answer();
    }),
  );
}

function renderFrame(): HTMLElement {
  const { container } = render(
    <NearFrame src={SRC} title="Mapa" width={340} height={300}>
      <a href="https://maps.example/">Abrir el mapa</a>
    </NearFrame>,
  );
  const frame = container.firstElementChild;
  if (!(frame instanceof HTMLElement)) throw new Error('nothing was rendered');
  return frame;
}

const frame = () => screen.queryByTitle('Mapa');
const link = () => screen.queryByText('Abrir el mapa');

test('the site is requested when the visitor comes near, and replaces the placeholder', async () => {
  site(() => new HttpResponse());
  const box = renderFrame();
  expect(box).toHaveStyle({ maxInlineSize: '340px', blockSize: '300px' });
  expect(frame()).toBeNull();
  expect(requests).toBe(0);
  act(() => comeNear(box));
  expect(await screen.findByTitle('Mapa')).toHaveAttribute('src', SRC);
  expect(link()).toBeVisible();
  fireEvent.load(screen.getByTitle('Mapa'));
  expect(link()).toBeNull();
});

test('the placeholder stays when the site cannot be reached', async () => {
  site(() => HttpResponse.error());
  const request = vi.spyOn(globalThis, 'fetch');
  const box = renderFrame();
  act(() => comeNear(box));
  await waitFor(() => expect(requests).toBe(1));
  await act(() => Promise.allSettled(request.mock.results.map(({ value }) => value)));
  expect(frame()).toBeNull();
  expect(link()).toBeVisible();
});

test('the placeholder stays when the site does not respond for 10 s', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  site(async () => {
    await delay('infinite');
    return new HttpResponse();
  });
  const request = vi.spyOn(globalThis, 'fetch');
  const box = renderFrame();
  act(() => comeNear(box));
  await waitFor(() => expect(requests).toBe(1));
  const call = request.mock.calls.find(([url]) => url === SRC);
  const isAborted = () => call?.[1]?.signal?.aborted;
  expect(isAborted()).toBe(false);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(isAborted()).toBe(true);
  expect(frame()).toBeNull();
  expect(link()).toBeVisible();
});

test('no request is made without a connection until it returns', async () => {
  site(() => new HttpResponse());
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const box = renderFrame();
  act(() => comeNear(box));
  expect(requests).toBe(0);
  expect(link()).toBeVisible();
  onLine.mockReturnValue(true);
  act(() => {
    dispatchEvent(new Event('online'));
  });
  expect(await screen.findByTitle('Mapa')).toBeInTheDocument();
});
