/** Facts about a provider that a contract does not have. */
export const nobody = {
  url: '',
  basePath: '/',
  repository: '',
  editBranch: '',
  signUpUrl: '',
  contactUrl: '',
  statusUrl: '',
  securityContact: '',
  accessibilityContact: '',
  noticeMonths: 0,
  logoWidth: 28,
};
