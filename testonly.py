import re,subprocess,collections
fs=subprocess.run("git ls-files '*.ts' '*.tsx' '*.mjs'",shell=True,capture_output=True,text=True).stdout.split()
def strip(s):
    s=re.sub(r'/\*.*?\*/',lambda m:'\n'*m[0].count('\n'),s,flags=re.S); return re.sub(r'(^|\s)//[^\n]*','',s)
cnt=collections.Counter();tst=collections.Counter();ex=[]
for f in fs:
    t='/test/' in f or '/browser/' in f or f.startswith('test/') or '.test.' in f or f.startswith('simulation') 
    s=strip(open(f).read())
    c=collections.Counter(re.findall(r'[A-Za-z_$][\w$]*',s))
    (tst if t else cnt).update(c)
    if not t and re.match(r'(packages|apps)/[^/]+/src/',f):
        for m in re.finditer(r'^(?:export )?(?:async )?(?:function\*?|const|class|interface|type|let) (\w+)',s,flags=re.M): ex.append((f,m[1]))
        for m in re.finditer(r'^  (?:private |static |async |get |readonly |override )*(\w+)(?:<[^>]*>)?\(.*\{$',s,flags=re.M): ex.append((f,'.'+m[1]))
for f,n in ex:
    b=n.lstrip('.')
    if cnt[b]==1: print(tst[b],f,n)
