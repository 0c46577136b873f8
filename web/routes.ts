import { index, layout, type RouteEntry, route } from './router/route-config.ts';

/**
 * Every page, declared once. The locale's prefix is the router's base path (server/ssr/locale.ts), so each of them
 * exists under every country code too.
 */
export default [
  layout('routes/frame.tsx', [
    index('routes/home.tsx'),
    route('latest', 'routes/latest.tsx'),
    route('foryou', 'routes/foryou.tsx'),
    route('following', 'routes/following.tsx'),
    route('forum', 'routes/forum.tsx'),
    route('forum/:list', 'routes/board.tsx'),
    route('note/thread', 'routes/compose.tsx'),
    route('forum/:list/:detail', 'routes/thread.tsx'),
    route('privacy', 'routes/privacy.tsx'),
    route('termofuse', 'routes/termofuse.tsx'),
    route('permission', 'routes/permission.tsx'),
    route('banned', 'routes/banned.tsx'),
    route('confirm', 'routes/confirm/confirm.tsx'),
    route('confirm/complete', 'routes/confirm/complete.tsx'),
    route('confirm/googleconfirm', 'routes/confirm/google-confirm.tsx'),
    route('confirm/setpassword', 'routes/confirm/set-password.tsx'),
    route('confirm/setpasswordgoogle', 'routes/confirm/set-password-google.tsx'),
    route('creator', 'routes/creator.tsx'),
    layout('routes/profile.tsx', [
      route('ucenter/account/posts', 'routes/ucenter/posts.tsx'),
      route('ucenter/account/posts/replies', 'routes/ucenter/replies.tsx'),
      route('ucenter/account/favorites', 'routes/ucenter/favorites.tsx'),
      route('ucenter/account/favorites/video', 'routes/ucenter/favorite-videos.tsx'),
      route('ucenter/account/praise', 'routes/ucenter/praise.tsx'),
      route('ucenter/account/perinfo', 'routes/ucenter/perinfo.tsx'),
    ]),
    layout('routes/ucenter.tsx', [
      route('ucenter/setting/account', 'routes/ucenter/setting-account.tsx'),
      route('ucenter/setting/basicinfo', 'routes/ucenter/setting-basicinfo.tsx'),
      route('ucenter/setting/helpcenter', 'routes/ucenter/helpcenter.tsx'),
      route('ucenter/notice/settings', 'routes/ucenter/notice-settings.tsx'),
      route('ucenter/setting/authemtication', 'routes/ucenter/setting-authemtication.tsx'),
      route('ucenter/notice/:page', 'routes/ucenter/notices.tsx'),
      route('ucenter/account/atme', 'routes/ucenter/atme.tsx'),
      route('ucenter/invitation', 'routes/ucenter/invitation.tsx'),
      route('ucenter/imei', 'routes/ucenter/imei.tsx'),
    ]),
    route('ucenter/faq', 'routes/ucenter/faq.tsx'),
    route('feedback', 'routes/feedback.tsx'),
    layout('routes/operator.tsx', [
      route('operator', 'routes/operator/members.tsx'),
      route('operator/members/:uid', 'routes/operator/member.tsx'),
      route('operator/sanctions', 'routes/operator/sanctions.tsx'),
      route('operator/appeals', 'routes/operator/appeals.tsx'),
      route('operator/feedback', 'routes/operator/feedback.tsx'),
      route('operator/settings', 'routes/operator/settings.tsx'),
      route('operator/audit', 'routes/operator/audit.tsx'),
    ]),
    route('letters/off', 'routes/letters-off.tsx'),
    route('test', 'routes/test.tsx'),
    route('404', 'routes/404.tsx'),
    route('*', 'routes/unknown.tsx'),
  ]),
  route('design', 'routes/design.tsx'),
] satisfies RouteEntry[];
