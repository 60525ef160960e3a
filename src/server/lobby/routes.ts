// The lobby over HTTP: the contract of the framework's LobbyClient, with checked bodies and limits per address.
import Router from '@koa/router';
import type { Context, Middleware } from 'koa';
import { koaBody } from 'koa-body';
import { AddressLimit } from '../limits';
import type { Settings } from '../settings';
import { clientAddress } from '../web/address';
import { LobbyError } from './errors';
import type { Lobby } from './lobby';
import {
  botsBody,
  changeBody,
  createBody,
  joinBody,
  leaveBody,
  listQuery,
  playAgainBody,
  readBody,
  requireName,
} from './schemas';

const BODY_LIMIT = '16kb';
const readJson = koaBody({ json: true, jsonLimit: BODY_LIMIT, multipart: false, urlencoded: false, text: false });
/** Other types would be taken for no body at all; and those that a page may send anywhere without asking are none of ours. */
const parse: Middleware = async (ctx, next) => {
  if (!ctx.is('application/json')) throw new LobbyError('notJson', 'a body of type application/json is required');
  await readJson(ctx, async () => {}).catch((error: { status?: unknown }) => {
    // A body that cannot be unpacked has none.
    throw typeof error.status === 'number' ? error : new LobbyError('badRequest', 'the body cannot be read');
  });
  return next();
};

type LimitSettings = Pick<Settings, 'CREATES_PER_MINUTE' | 'JOINS_PER_MINUTE' | 'READS_PER_MINUTE' | 'TRUST_PROXY'>;

export function lobbyRoutes(lobby: Lobby, settings: LimitSettings): Router {
  const address = (ctx: Context) => clientAddress(ctx.req, settings.TRUST_PROXY);
  const limited = (perMinute: number): Middleware => {
    const limit = new AddressLimit(perMinute);
    return (ctx, next) => {
      if (limit.take(address(ctx))) return next();
      ctx.set('Retry-After', '60');
      throw new LobbyError('tooFast', 'Too many requests; wait a minute');
    };
  };
  const reads = limited(settings.READS_PER_MINUTE);
  const creates = limited(settings.CREATES_PER_MINUTE);
  const changes = limited(settings.JOINS_PER_MINUTE);

  const router = new Router();
  const param = (ctx: Context, key: 'name' | 'id') => String(ctx.params[key]);

  router.use('/games', (ctx, next) => {
    ctx.set('Cache-Control', 'no-store');
    return next();
  });

  router.get('/games', reads, (ctx) => {
    ctx.body = lobby.games();
  });

  router.get('/games/:name', reads, (ctx) => {
    const where = readBody(listQuery, { ...ctx.query });
    ctx.body = { matches: lobby.list({ gameName: param(ctx, 'name'), ...where }) };
  });

  router.get('/games/:name/:id', reads, (ctx) => {
    ctx.body = lobby.match(param(ctx, 'name'), param(ctx, 'id'));
  });

  router.post('/games/:name/create', creates, parse, (ctx) => {
    ctx.body = { matchID: lobby.create(param(ctx, 'name'), readBody(createBody, ctx.request.body), address(ctx)) };
  });

  router.post('/games/:name/:id/join', changes, parse, (ctx) => {
    const { playerID, playerName, data } = readBody(joinBody, ctx.request.body);
    const name = requireName(playerName, 'playerName');
    ctx.body = lobby.join(param(ctx, 'name'), param(ctx, 'id'), playerID, name, data);
  });

  router.post('/games/:name/:id/leave', changes, parse, async (ctx) => {
    await lobby.leave(param(ctx, 'name'), param(ctx, 'id'), readBody(leaveBody, ctx.request.body));
    ctx.body = {};
  });

  router.post('/games/:name/:id/bots', changes, parse, async (ctx) => {
    const { seat, level, ...holder } = readBody(botsBody, ctx.request.body);
    await lobby.setBot(param(ctx, 'name'), param(ctx, 'id'), holder, seat, level);
    ctx.body = {};
  });

  const change: Middleware = (ctx) => {
    const { newName, data, ...holder } = readBody(changeBody, ctx.request.body);
    if (data === undefined && newName === undefined) throw new LobbyError('nothingToChange', 'newName or data is required');
    const name = newName === undefined ? undefined : requireName(newName, 'newName');
    lobby.change(param(ctx, 'name'), param(ctx, 'id'), holder, { name, data: data ?? undefined });
    ctx.body = {};
  };
  router.post('/games/:name/:id/update', changes, parse, change);
  router.post('/games/:name/:id/rename', changes, parse, change);

  router.post('/games/:name/:id/playAgain', creates, parse, (ctx) => {
    const { numPlayers, setupData, unlisted, ...holder } = readBody(playAgainBody, ctx.request.body);
    const wanted = { numPlayers: numPlayers ?? undefined, setupData, unlisted };
    ctx.body = { nextMatchID: lobby.playAgain(param(ctx, 'name'), param(ctx, 'id'), holder, wanted, address(ctx)) };
  });

  return router;
}
